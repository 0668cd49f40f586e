# Words of the whole client.
