-- Spec: receptions#apports: a collection that differs from its reception in state, campaign,
-- product, group or date is refused.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'G2');
create function pg_temp.raison(p_champs jsonb) returns text language plpgsql as $$
declare v_detail text;
begin
  perform reception.creer(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
      'produit_id', essai.produit('ANANAS'), 'origine', 'membres',
    'groupement_id', essai.id('groupement ESSAI'), 'emplacement_id', essai.place(), 'net_g', 1,
    'apports', jsonb_build_array(essai.apport('c1'))) || p_champs, essai.id('magasinier ESSAI'),
  essai.t());
  return 'reçue';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail::jsonb ->> 'raison';
end $$;
select is(pg_temp.raison(jsonb_build_object('produit_id', essai.produit('JUS'))), 'produit',
  'another product');
select is(pg_temp.raison(jsonb_build_object('groupement_id', essai.id('G2'))), 'groupement',
  'another group');
select is(pg_temp.raison(jsonb_build_object('date_operation', essai.t(0, '06:59'))),
  'date_operation', 'not collected yet');
select is(pg_temp.raison(jsonb_build_object('date_operation', essai.t(0, '07:00'))), 'reçue',
  'collected at that very moment');
select essai.collecter('c1b'), essai.collecter('c1c');
update collecte.collecte c set statut = 'devalidee' where c.id = essai.id('c1b');
select is(essai.recevoir('x', '{c1b}'), '409 collecte_non_recevable', 'devalidated');
update collecte.collecte c set produit_id = null where c.id = essai.id('c1c');
select is(essai.recevoir('x', '{c1c}'), '409 collecte_non_recevable',
  'of a product that nobody knows');
update collecte.collecte c set produit_id = essai.produit('ANANAS'), campagne_id = null,
  groupement_id = null where c.id = essai.id('c1c');
select is(essai.recevoir('x', '{c1c}'), 'en_attente', 'what is not known yet does not differ');
select is(essai.recevoir('y', array[essai.id('nulle')::text]), '404 collecte_inconnue',
  'nobody''s collection');

select * from finish();
rollback;
