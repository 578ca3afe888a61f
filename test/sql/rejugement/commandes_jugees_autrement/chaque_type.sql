-- Spec: service#donnees-en-place: nothing that this version accepted is listed, whatever the type:
-- corrected, manually processed, cancelled or not written.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
select essai.producteur('Ama');

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(e.reference || ' ' || e.details, ', ' order by e.reference)
  from rejugement.commandes_jugees_autrement(array(select c.id from commande.commande c)) as e
$$;

select essai.collecter('collecte');
select essai.faire(t.type, 'de ' || t.type) from commande.type_commande t
where t.type <> 'collecte.enregistrer';
select is((select count(distinct c.type) from commande.commande c),
          (select count(*) from commande.type_commande), 'a command of each type');
select is(pg_temp.jugees(), null, 'as they were judged');
select essai.faire(t.type, 'encore ' || t.type) from commande.type_commande t
where t.type <> 'collecte.enregistrer';
select is(pg_temp.jugees(), null, 'and once more of each');

-- A plot of another producer, which an older version did not compare; corrected for its figures.
select essai.collecter('ailleurs', jsonb_build_object(
  'parcelle_id', essai.id('parcelle Ama'),
  'calcul_telephone', '{"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}'::jsonb));
reset role;
set local session_replication_role = replica;
delete from controle.controle k
where k.commande_id = essai.id('commande ailleurs') and k.motif = 'reference_inconnue';
set local session_replication_role = origin;
set local role metier;
select is(essai.lever('rsci ESSAI', 'ailleurs', 'ecart_calcul', 'correction',
  jsonb_build_object('type', 'collecte.enregistrer', 'version_schema', 2, 'empreinte', 'x',
                     'payload', essai.payload_collecte('ailleurs', '{}'))), 'leve', 'corrected');
select is(pg_temp.jugees(), null, 'by what it says now');

update module.activation set actif_pendant = '{}' where module = 'inspection';
select essai.faire('non_conformite.constater', 'non écrite', jsonb_build_object(
  'parcelle_id', essai.id('parcelle Ama')));
select is(pg_temp.jugees(), null, 'nothing of what was not written');

select * from finish();
rollback;
