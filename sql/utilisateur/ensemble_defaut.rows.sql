-- The permission sets that a new organization receives.
-- Spec: identites-et-droits#ensembles-defaut.
-- Chosen: docs/decisions/0003-lectures.md.
with souhait (ensemble, libelle, permissions) as (
  values
    ('direction', 'Direction',
     '{
       review.resolve,dashboard.view,capacity.approve,modules.manage,campaigns.manage,
       contracts.manage,payments.manage,reception.derogate,stock.release_quarantine,
       stock.reverse,recall.manage,audit.export,eudr.submit
     }'::text[]),
    ('administrateur_client', 'Administrateur',
     '{
       users.manage,devices.manage,permission_sets.manage,settings.manage,review.resolve,
       dashboard.view,capacity.propose,modules.manage,campaigns.manage,products.manage,
       payments.manage,sales.manage,shipping.manage,eudr.submit,webhooks.manage}'),
    ('rsci', 'Responsable du système de contrôle interne',
     '{
       review.resolve,dashboard.view,capacity.approve,capacity.propose,certification.manage,
       stock.release_quarantine}'),
    ('tresorier', 'Trésorier', '{dashboard.view,payments.manage}'),
    ('commercial', 'Commercial', '{dashboard.view,contracts.manage,sales.manage}'),
    ('magasinier', 'Magasinier', '{stock.manage,shipping.manage}'),
    ('agent_collecte', 'Agent de collecte',
     '{
       producer.register,producer.update,plot.register,plot.survey,collection.record,
       collection.report_error,receipt.reprint,delivery.issue_note,input.issue,harvest.estimate,
       nonconformity.report}'),
    ('inspecteur', 'Inspecteur interne', '{inspection.record,nonconformity.report}'),
    ('auditeur', 'Auditeur', '{dashboard.view}')
),
ligne as (
  select s.ensemble, s.libelle, p.permission from souhait s
    cross join unnest(s.permissions) as p (permission)
),
retirees as (
  delete from utilisateur.ensemble_defaut d
  where not exists (select from ligne l
                    where l.ensemble = d.ensemble and l.permission = d.permission)
)
insert into utilisateur.ensemble_defaut (ensemble, libelle, permission)
select ensemble, libelle, permission from ligne
on conflict (ensemble, permission) do update
  set libelle = excluded.libelle
  where ensemble_defaut.libelle is distinct from excluded.libelle;
