-- Spec: file-de-controle#levee: identity documents are never in logs: the journal stores the
-- decision, not the payload that it contains.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.provoquer('donnees_illisibles');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x')), 'leve', 'a resume with a payload');
select is((select e.details -> 'demande' from journal.evenement e
    where e.action = 'controle.lever'),
  '{"decision": "reprise_manuelle", "raison": "vu", "type": "collecte.enregistrer",
    "version_schema": 2}', 'the journal has what was decided');

select * from finish();
rollback;
