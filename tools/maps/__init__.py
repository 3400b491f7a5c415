"""Maps grown from fact tables: the drawn borders are exactly the adjacent pairs."""
