-- The matrix of a lot: which act moves it from which state to which, and the permission of its
-- route. An act without permission comes with another record: a draft's submission and a
-- reception's rejection with the reception, consumption with the expedition that empties the lot.
-- Spec: lots#passages.
with souhait (acte, de, vers, permission) as (
  values
    ('soumettre', 'brouillon', 'en_attente', null),
    ('annuler', 'brouillon', 'annulé', 'stock.manage'),
    ('valider', 'en_attente', 'validé', 'stock.manage'),
    ('rejeter', 'en_attente', 'rejeté', 'stock.manage'),
    ('annuler', 'en_attente', 'annulé', 'stock.manage'),
    ('consommer', 'validé', 'consommé', null),
    ('mettre_en_quarantaine', 'validé', 'quarantaine', 'stock.manage'),
    ('annuler', 'validé', 'annulé', 'stock.manage'),
    ('archiver', 'validé', 'archivé', 'stock.manage'),
    ('liberer', 'quarantaine', 'validé', 'stock.release_quarantine'),
    ('annuler', 'quarantaine', 'annulé', 'stock.manage'),
    ('archiver', 'consommé', 'archivé', 'stock.manage'),
    ('archiver', 'rejeté', 'archivé', 'stock.manage')
),
retires as (
  delete from lot.passage p
  where not exists (select from souhait s where s.acte = p.acte and s.de = p.de)
)
insert into lot.passage (acte, de, vers, permission)
select s.acte, s.de, s.vers, s.permission from souhait s
on conflict (acte, de) do update set vers = excluded.vers, permission = excluded.permission;
