-- Spec: terrain#transfert: a refusal names the act that leads out of it: the return of who left,
-- the control of a doubt.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
select essai.producteur('Afi');
create function pg_temp.donner(p_parcelle text, p_producteur text) returns jsonb language sql as $$
  select essai.details_de(format(
    'select adhesion.transferer_parcelle(%L, %L, %L, %L)', essai.id(p_parcelle),
    jsonb_build_object('raison', 'vu', 'producteur_id', essai.id(p_producteur),
      'le', essai.t(-1)), essai.id('rsci ESSAI'), essai.t()))
$$;
update producteur.producteur
set actif_pendant = tstzmultirange(tstzrange(essai.t(-300), essai.t(-2)))
where id = essai.id('Afi');
select is(pg_temp.donner('parcelle Kossi', 'Afi') ->> 'acte',
  format('POST /v1/producteurs/%s/retour', essai.id('Afi')), 'who left comes back');
select is(essai.agir('adhesion.revenir', essai.id('Afi'), jsonb_build_object(
  'le', essai.t(-2, '09:00'))), 'fait', 'the act that is named');
select essai.controler('producteur', essai.id('Afi'), 'doublon_identite');
select is(pg_temp.donner('parcelle Kossi', 'Afi') ->> 'acte',
  format('POST /v1/controles/%s/lever', k.id), 'a person decides about the doubt')
from controle.controle k where k.entite_id = essai.id('Afi') and k.statut = 'ouvert';
select from essai.faire('parcelle.enregistrer', 'sans', essai.d_un_membre('personne'));
select is(pg_temp.donner('sans', 'Kossi') ->> 'acte',
  format('POST /v1/controles/%s/lever', k.id), 'nobody knows whose it is')
from controle.controle k where k.commande_id = essai.id('commande sans') and k.statut = 'ouvert'
  and k.motif = 'reference_inconnue';
select essai.cliente('NOUVEAU');
update client.client c set actif_pendant = '{}' where c.id = essai.cliente('NOUVEAU');
select is(essai.details_de(format('select vente.exiger_client(%L, %L)', essai.cliente('NOUVEAU'),
    essai.t())) ->> 'acte', format('POST /v1/clients/%s/reactiver', essai.cliente('NOUVEAU')),
  'a client is reactivated');
select ok(client.changer_activite(essai.cliente('NOUVEAU'), true, 'x', essai.id('rsci ESSAI'),
  essai.t()) is not null, 'by the act that is named');

select * from finish();
rollback;
