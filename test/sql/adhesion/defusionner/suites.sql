-- Spec: file-de-controle#defusion: a merge with later payments, shipments or references is not
-- undone; the refusal lists these dependents and the act that takes each back. Payments before the
-- merge stay valid. For a merge from before moved records were stored, the refusal names other
-- acts.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();
select essai.producteur('Afi');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
create function pg_temp.essayer(p_nom text default 'Kossi') returns text
language plpgsql as $$
declare
  v_detail text;
begin
  perform adhesion.defusionner(essai.id(p_nom), '{"raison": "Vu"}', essai.id('rsci ESSAI'),
    essai.t(20));
  return 'fait';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return coalesce(
    (select string_agg(a, ' ') from jsonb_array_elements_text(v_detail::jsonb -> 'actes') as a),
    (select string_agg(distinct concat_ws(' ', s ->> 'entite', s ->> 'acte'), ', ')
     from jsonb_array_elements(v_detail::jsonb -> 'suites') as s));
end
$$;
create function pg_temp.fusionner(p_jour integer) returns void language sql as $$
  select adhesion.fusionner(essai.id('Kossi'), essai.id('Afi'), essai.id('rsci ESSAI'),
    essai.t(p_jour))
$$;
select essai.producteur('Yao');
select from adhesion.fusionner(essai.id('Yao'), essai.id('Kossi'), essai.id('rsci ESSAI'),
  essai.t(-200));
select is(pg_temp.essayer('Yao'), 'collecte commandes_annuler', 'named since');
select is(essai.payer(p_jour => 2), 'validée 30000', 'Kossi was paid');
select from pg_temp.fusionner(4);
select is(pg_temp.essayer(), 'fait', 'a merge after it is undone');
select is((select p.fusionne_dans from producteur.producteur p where p.id = essai.id('Yao')),
  essai.id('Kossi'), 'an alias of his is his again');
select is(array[essai.argent('producteur', 'Kossi'), essai.argent('producteur', 'Afi')],
  '{0,0}'::bigint[], 'what was due to him is his again');

select from pg_temp.fusionner(5);
select is(essai.payer('{"moyen": "compensation"}', p_jour => 7), 'validée 0', 'set off since');
select is(pg_temp.essayer(), 'paiement paiements_contrepasser', 'paid since');
select is(essai.traiter_paiement('contrepasser', 'comptable', 8), 'contrepassée', 'taken back');

select from matiere.mouvoir('expedition', 'expedition', essai.id('exp'), array(
    select (matiere.compte_de(c.genre, c.objet_id), essai.produit('ANANAS'), c.masse_g,
      essai.id('exp'))::matiere.ligne
    from reception.reception r cross join lateral (values
      ('lot', r.lot_id, -1000), ('client', essai.cliente(), 1000)) as c (genre, objet_id, masse_g)),
  essai.id('rsci ESSAI'), essai.t(9), essai.t(9));
insert into vente.vente (organisation_id, id, code, client_id, devise, cree_le, auteur_id)
values (core.organisation_id(), essai.id('exp'), 'V', essai.cliente(), 'XOF', essai.t(9),
  essai.id('rsci ESSAI'));
insert into expedition.expedition
  (organisation_id, id, vente_id, client_id, statut, date_operation, mouvement_id,
   montant_organisation, devise_organisation, certificats, cree_le, auteur_id)
select core.organisation_id(), essai.id('exp'), essai.id('exp'), essai.cliente(), 'validée',
  essai.t(9), m.id, 0, 'XOF', '[]', essai.t(9), essai.id('rsci ESSAI')
from matiere.mouvement m where m.entite_id = essai.id('exp');
select is(pg_temp.essayer(), 'expedition expeditions_devalider', 'shipped since');

select essai.producteur('Ada');
update producteur.producteur p set fusionne_dans = essai.id('Afi') where p.id = essai.id('Ada');
select is(pg_temp.essayer('Ada'), 'imports_creer parcelles_transferer', 'without a trace');

select * from finish();
rollback;
