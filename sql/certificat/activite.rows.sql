-- The terms for the activities of a certificate: the closed list of activities and, for each, the
-- terms that certificates, packs and certification bodies use.
-- Spec: conformite-et-certificats#portee.
-- Chosen: docs/decisions/0044-portee.md. The list is that of regulation (EU) 2018/848, article 35.
with souhait (code, activite) as (
  values
    ('production', 'production'),
    ('recolte', 'production'),
    ('collecte', 'production'),
    ('preparation', 'preparation'),
    ('transformation', 'preparation'),
    ('conditionnement', 'preparation'),
    ('sechage', 'preparation'),
    ('pressage', 'preparation'),
    ('distribution', 'distribution'),
    ('vente', 'distribution'),
    ('expedition', 'distribution'),
    ('commerce', 'distribution'),
    ('storing', 'storing'),
    ('stockage', 'storing'),
    ('reception', 'storing'),
    ('import', 'import'),
    ('importation', 'import'),
    ('export', 'export'),
    ('exportation', 'export')
)
insert into certificat.activite (code, activite)
select s.code, s.activite from souhait s
on conflict (code) do update
  set activite = excluded.activite
  where activite.activite is distinct from excluded.activite;
