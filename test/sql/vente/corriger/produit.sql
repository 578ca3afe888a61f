-- Spec: ventes-et-expeditions#correction-produit: a line with a wrong product or wrong states is
-- corrected while it has no expedition, and its certificate is looked up again. Otherwise the
-- refusal names the expeditions, each with the act that takes it back.
begin;
set local role metier;
select plan(12);
select essai.preparer_ventes();
select essai.lot('a', 2000, 'validé');

create function pg_temp.corriger(p_ligne jsonb) returns text language plpgsql as $$
declare
  v_detail text;
begin
  return vente.corriger(essai.vente('V'), jsonb_build_object('raison', 'faute', 'lignes',
      jsonb_build_array('{"rang": 1}' || p_ligne)), essai.id('admin ESSAI'), essai.t(5))
    ->> 'statut';
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return concat_ws(' ', sqlerrm,
    regexp_replace(v_detail::jsonb #>> '{dependances,0,acte}', '[0-9a-f-]{36}', 'x'));
end
$$;
create function pg_temp.vue() returns text language sql as $$
  select concat_ws(' ', p.code, v #>> '{lignes,0,qualites}', v -> 'certificats' #>> '{0,numero}')
  from (select vente.presenter(essai.vente('V'))::jsonb as v) as s
    join produit.produit p on p.id = (v #>> '{lignes,0,produit_id}')::uuid
$$;
create function pg_temp.produit(p_code text) returns jsonb language sql as $$
  select jsonb_build_object('produit_id', essai.produit(p_code))
$$;
select essai.vendre('V', jsonb_build_object('lignes', essai.ligne_vente(1000, '{}')));
select is(pg_temp.vue(), 'ANANAS {}', 'conventional, without a certificate');
select is(pg_temp.corriger(jsonb_build_object('produit_id', essai.id('?'))), 'produit_introuvable',
  'no product');
select is(pg_temp.corriger('{"qualites": {"AB": "?"}}'), 'etat_inconnu', 'no state');
select is(pg_temp.corriger(pg_temp.produit('ANANAS') || '{"qualites": {}}'),
  'correction_sans_effet', 'the same');
select is(pg_temp.corriger(pg_temp.produit('JUS') || '{"qualites": {"AB": "AB"}}'), 'validée',
  'another product, organic');
select is(pg_temp.vue(), 'JUS {"AB": "AB"} PROPRE', 'with the certificate that it rests on');
select is(pg_temp.corriger(pg_temp.produit('ANANAS')), 'validée', 'the product alone');
select is(pg_temp.vue(), 'ANANAS {"AB": "AB"} PROPRE', 'its states stay');
select essai.charger('x', 'V', '{"a": 1000}');
select is(pg_temp.corriger('{"qualites": {}}'), 'correction_refusee POST /v1/expeditions/x/annuler',
  'a draft was loaded for it');
select essai.expedier('x');
select is(pg_temp.corriger(pg_temp.produit('JUS')),
  'correction_refusee POST /v1/expeditions/x/devalider', 'it was shipped');
select is(pg_temp.corriger('{"prix_kg": 700}'), 'soldée', 'its price is corrected all the same');
select is((select string_agg(concat_ws(' ', c.avant #>> '{lignes,0,qualites}',
      c.apres #>> '{lignes,0,qualites}'), ', ' order by c.rang)
    from correction.correction c),
  '{} {"AB": "AB"}, {"AB": "AB"} {"AB": "AB"}, {"AB": "AB"} {"AB": "AB"}', 'before and after');

select * from finish();
rollback;
