--! Previous: sha1:ec921a812910b0e8df8a1299cf78d50d0cf4b8a5
--! Hash: sha1:28f721929861485b91eeafe4d723c281ad43c3ca

-- Once a merge is undone, the transfers of its plots since then say whose they were.
grant update (ancien_id) on parcelle.transfert to metier;
comment on table parcelle.transfert is
  'A plot went from one producer to another at an instant: who holds it at a date is read here. Append-only, but for who gave a plot, once their merge is undone.';
