--! Previous: sha1:93e53b9c04fc016b26507deb5611b20318a02445
--! Hash: sha1:f83cb85134e8b5afab84ca0a02a2c14fb529c68e

-- The types of settings, of which 000205 knows one more, judged.
alter table reglage.cle validate constraint cle_type_connu;
