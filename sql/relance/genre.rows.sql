-- The kinds of reminders, in order: the persons reminded, the setting of the delay, the route that
-- shows the record, and the heading.
-- Spec: relances#genres.
-- Chosen: docs/decisions/0085-relances.md.
with souhait (genre, rang, permission, reglage, chemin, titre_fr, titre_en) as (
  values
    ('certificat', 1, 'certification.manage', 'relances.certificat_jours',
     '/v1/certificats/:id', 'Certificats qui prennent fin', 'Certificates that end'),
    ('controle', 2, 'review.resolve', 'relances.controle_jours',
     '/v1/controles/:id', 'Contrôles ouverts depuis longtemps', 'Controls open for long'),
    ('saisie', 3, 'devices.manage', 'relances.saisie_jours',
     '/v1/appareils/:id', 'Téléphones sans nouvelles', 'Phones not heard of'),
    ('licence', 4, 'users.manage', 'relances.licence_jours',
     '/v1/moi', 'Licence qui prend fin', 'Licence that ends'),
    ('inspection', 5, 'inspection.record', 'relances.inspection_jours',
     '/v1/inspections/plan/:id', 'Inspections à faire', 'Inspections due'),
    ('mesure', 6, 'review.resolve', 'relances.mesure_jours',
     '/v1/non-conformites/:id', 'Non-conformités à corriger', 'Non-conformities to correct'),
    ('webhook', 7, 'webhooks.manage', 'relances.webhook_jours',
     '/v1/webhooks/:id', 'Webhooks coupés', 'Webhooks turned off')
),
ferme as (
  delete from relance.genre g
  where not exists (select from souhait s where s.genre = g.genre)
)
insert into relance.genre as g (genre, rang, permission, reglage, chemin, titre_fr, titre_en)
select s.genre, s.rang, s.permission, s.reglage, s.chemin, s.titre_fr, s.titre_en from souhait s
on conflict (genre) do update
  set rang = excluded.rang, permission = excluded.permission, reglage = excluded.reglage,
      chemin = excluded.chemin, titre_fr = excluded.titre_fr, titre_en = excluded.titre_en
  where (g.rang, g.permission, g.reglage, g.chemin, g.titre_fr, g.titre_en)
    is distinct from (excluded.rang, excluded.permission, excluded.reglage, excluded.chemin,
                      excluded.titre_fr, excluded.titre_en);
