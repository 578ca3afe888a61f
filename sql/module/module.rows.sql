-- The modules: `noyau` (core) and the optional ones.
-- Spec: organisations-et-modules#modules.
-- Chosen: the list of docs/decisions/0004-modules.md.
insert into module.module (code, libelle, prerequis) values
  ('noyau', 'Noyau : producteurs, parcelles, collectes, reçus', '{}'),
  ('livraison', 'Bons de livraison', '{noyau}'),
  ('intrants', 'Intrants', '{noyau}'),
  ('inspection', 'Inspections', '{noyau}'),
  ('estimation', 'Estimations de récolte', '{noyau}'),
  ('contrats', 'Contrats d''achat', '{noyau}'),
  ('certification', 'Certification', '{noyau}'),
  ('stock', 'Stock et réceptions', '{noyau}'),
  ('procedes', 'Procédés', '{stock}'),
  ('ventes', 'Ventes et expéditions', '{stock}'),
  ('rappel', 'Rappels', '{stock}')
on conflict (code) do update
  set libelle = excluded.libelle, prerequis = excluded.prerequis
  where (module.libelle, module.prerequis) is distinct from (excluded.libelle, excluded.prerequis);
