-- Spec: file-de-controle#reprise-manuelle: `reprise_manuelle` puts a valid payload through its
-- type's function, for each of the twelve types.
begin;
set local role metier;
select plan(26);
select essai.preparer_operations();

select from essai.collecter('collecte',
  jsonb_build_object('producteur_id', essai.producteur('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));
select essai.mesurer_kossi();
create function pg_temp.reprendre(p_type text) returns text language plpgsql as $$
declare
  v_payload jsonb := case p_type when 'collecte.enregistrer'
    then essai.payload_collecte('r ' || p_type) else essai.payload(p_type, 'r ' || p_type) end;
begin
  perform essai.faire(p_type, 'r ' || p_type, '{}', '{"version_schema": 99}');
  return essai.lever('rsci ESSAI', 'r ' || p_type, 'donnees_illisibles', 'reprise_manuelle',
    jsonb_build_object('type', p_type, 'version_schema', 1, 'payload', v_payload));
end
$$;
select is(pg_temp.reprendre(t.type), 'leve', t.type) from commande.type_commande t order by t.type;
select is((select count(*) from commande.reprise), 12::bigint, 'twelve');
select ok(exists (select from producteur.producteur x
    where x.id = essai.id('r producteur.enregistrer')
    and x.commande_id = essai.id('commande r producteur.enregistrer')), 'a producer');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Kossi')), 'Dassa',
  'a modification');
select ok(exists (select from parcelle.parcelle x
    where x.commande_id = essai.id('commande r parcelle.enregistrer')), 'a plot');
select ok(exists (select from parcelle.polygone x
    where x.commande_id = essai.id('commande r parcelle.relever')), 'a survey');
select ok(exists (select from collecte.collecte x
    where x.commande_id = essai.id('commande r collecte.enregistrer')), 'a collection');
select ok(exists (select from collecte.signalement x
    where x.commande_id = essai.id('commande r collecte.signaler_erreur')), 'a report');
select is((select k.entite_id from controle.controle k where k.motif = 'erreur_signalee_agent'),
  essai.id('collecte'), 'whose control is about its collection');
select ok(exists (select from recu.reimpression x
    where x.commande_id = essai.id('commande r recu.reimprimer')), 'a reprint');
select ok(exists (select from livraison.bon x
    where x.commande_id = essai.id('commande r livraison.etablir_bon')), 'a delivery note');
select ok(exists (select from intrant.remise x
    where x.commande_id = essai.id('commande r intrant.remettre')), 'an input');
select ok(exists (select from inspection.inspection x
    where x.commande_id = essai.id('commande r inspection.enregistrer')), 'an inspection');
select ok(exists (select from recolte.estimation x
    where x.commande_id = essai.id('commande r recolte.estimer')), 'an estimate');
select ok(exists (select from non_conformite.non_conformite x
    where x.commande_id = essai.id('commande r non_conformite.constater')), 'a finding');

select * from finish();
rollback;
