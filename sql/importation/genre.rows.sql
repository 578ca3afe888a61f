-- Kinds of imports, in the order of a new organization's first imports, each with the permission of
-- the office acts on such records. `src/imports/kinds` describes the contents of the files.
-- Spec: imports#genres.
-- Chosen: docs/decisions/0080-imports.md.
with souhait (genre, rang, entite, permission) as (
  values
    ('groupements', 1, 'groupement', 'users.manage'),
    ('producteurs', 2, 'producteur', 'review.resolve'),
    ('parcelles', 3, 'parcelle', 'review.resolve'),
    ('fournisseurs', 4, 'fournisseur', 'certification.manage'),
    ('clients', 5, 'client', 'sales.manage'),
    ('certificats', 6, 'certificat', 'certification.manage'),
    ('contrats', 7, 'contrat', 'contracts.manage'),
    ('statuts', 8, 'revision', 'certification.manage'),
    ('comptes', 9, 'utilisateur', 'users.manage'),
    ('rendements', 20, 'rendement', 'capacity.propose'),
    ('capacites', 21, 'capacite', 'capacity.propose'),
    ('soldes', 22, 'creance', 'contracts.manage'),
    ('stock', 23, 'lot', 'stock.manage')
),
trace (genre) as (
  values ('statuts'), ('comptes')
),
cumule (genre) as (
  values ('soldes')
),
lu_au_terrain (genre) as (
  values ('groupements'), ('producteurs'), ('parcelles'), ('certificats'), ('contrats'), ('statuts')
),
ferme as (
  delete from importation.genre g
  where not exists (select from souhait s where s.genre = g.genre)
)
insert into importation.genre as g
  (genre, rang, entite, permission, garde_trace, cumule, lu_au_terrain)
select s.genre, s.rang, s.entite, s.permission,
       exists (select from trace t where t.genre = s.genre),
       exists (select from cumule c where c.genre = s.genre),
       exists (select from lu_au_terrain l where l.genre = s.genre)
from souhait s
on conflict (genre) do update
  set rang = excluded.rang, entite = excluded.entite, permission = excluded.permission,
      garde_trace = excluded.garde_trace, cumule = excluded.cumule,
      lu_au_terrain = excluded.lu_au_terrain
  where (g.rang, g.entite, g.permission, g.garde_trace, g.cumule, g.lu_au_terrain)
    is distinct from (excluded.rang, excluded.entite, excluded.permission, excluded.garde_trace,
                      excluded.cumule, excluded.lu_au_terrain);
