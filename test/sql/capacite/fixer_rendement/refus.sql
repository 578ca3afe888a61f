-- Spec: terrain#rendement: POST /v1/rendements refuses unknown records and invalid values, each
-- with its own code.
begin;
set local role metier;
select plan(6);
select essai.preparer_capacites();

create function pg_temp.refus(p_champs jsonb) returns text language sql as $$
  select essai.refus(format('select capacite.fixer_rendement(%L, null, essai.t())',
      jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'), 'campagne_id',
        essai.id('campagne ESSAI'),
    'produit_id', essai.produit('ANANAS'), 'rendement_g_ha', 1, 'raison', 'x') || p_champs))
$$;
select is(pg_temp.refus(jsonb_build_object('campagne_id', essai.id('?'))),
  '404 campagne_introuvable', 'campaign');
select is(pg_temp.refus(jsonb_build_object('parcelle_id', essai.id('?'))), '404 parcelle_inconnue',
  'plot');
select is(pg_temp.refus(jsonb_build_object('produit_id', essai.id('?'))), '404 produit_introuvable',
  'product');
select is(pg_temp.refus(jsonb_build_object('produit_id', essai.produit('JUS'))),
  '404 produit_introuvable', 'no raw material');
select is(pg_temp.refus(jsonb_build_object('produit_id', essai.produit('SANSREGLE'))),
  '409 culture_absente', 'a raw material that the plot does not grow');
update campagne.campagne set statut = 'cloturee' where id = essai.id('campagne ESSAI');
select is(pg_temp.refus('{}'), '409 campagne_cloturee', 'a closed campaign');

select * from finish();
rollback;
