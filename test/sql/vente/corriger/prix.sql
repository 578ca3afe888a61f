-- Spec: ventes-et-expeditions#correction: a validated sale with a wrong price, mass or currency is
-- corrected under its code; its amounts and its state follow, and the correction has the values
-- before and after.
begin;
set local role metier;
select plan(17);
select essai.preparer_ventes();
select essai.lot('a', 2000, 'validé');

create function pg_temp.corriger(p_code text, p_champs jsonb) returns text language sql as $$
  select essai.refus(format(
    'select vente.corriger(%L, %L, essai.id(''admin ESSAI''), essai.t(5))',
    coalesce(essai.vente(p_code), essai.id('?')), p_champs || '{"raison": "faute"}'))
$$;
create function pg_temp.vue(p_code text) returns text language sql as $$
  select concat_ws(' ', v ->> 'code', v ->> 'statut', v ->> 'montant', v ->> 'montant_organisation',
    v #>> '{lignes,0,prix_kg}', v #>> '{lignes,0,quantite_g}')
  from (select vente.presenter(essai.vente(p_code))::jsonb as v) as p
$$;
select essai.vendre('BROUILLON', '{}', 'brouillon'), essai.vendre('V'),
  essai.charger('x', 'V', '{"a": 1000}');
select is(pg_temp.corriger('?', '{}'), '404 vente_inconnue', 'none');
select is(pg_temp.corriger('BROUILLON', '{"tolerance_cp": 1}'), '409 transition_refusee',
  'a draft is changed, not corrected');
select is(pg_temp.corriger('V', '{}'), '409 correction_sans_effet', 'nothing changes');
select is(pg_temp.corriger('V', '{"lignes": [{"rang": 1, "prix_kg": 500}]}'),
  '409 correction_sans_effet', 'nor with what it has');
select is(pg_temp.corriger('V', '{"lignes": [{"rang": 2, "prix_kg": 1}]}'), '404 ligne_inconnue',
  'no such line');
select is(pg_temp.corriger('V', '{"lignes": [{"rang": 1, "prix_kg": 1}, {"rang": 1}]}'),
  '400 parametre_invalide', 'a line named twice');
select is(pg_temp.corriger('V', '{"devise": "ZZZ"}'), '404 devise_inconnue', 'no such currency');
select is(pg_temp.corriger('V', '{"devise": "JPY"}'), '409 taux_change_inconnu',
  'one without a rate at the date of the sale');
select is(pg_temp.vue('V'), 'V validée 500 500 500 1000', 'as it was sold');
select is(pg_temp.corriger('V', '{"lignes": [{"rang": 1, "prix_kg": 900}]}'), 'accepté', 'a price');
select is(pg_temp.vue('V'), 'V validée 900 900 900 1000', 'its amounts follow');
select essai.expedier('x');
select is(pg_temp.corriger('V', '{"lignes": [{"rang": 1, "quantite_g": 900}]}'),
  '409 tolerance_depassee', 'less than was shipped');
select is((select array[d ->> 'acte', d #>> '{dependances,0,acte}'] from essai.details_de(format(
    'select vente.corriger(%L, ''{"lignes": [{"rang": 1, "quantite_g": 900}], "raison": "faute"}'','
    ' essai.id(''admin ESSAI''), essai.t(5))', essai.vente('V'))) as d),
  (select array[format('POST /v1/ventes/%s/corriger', x.vente_id),
                format('POST /v1/expeditions/%s/devalider', x.id)] from expedition.expedition x),
  'the refusal names the expedition to take back');
select pg_temp.corriger('V', '{"lignes": [{"rang": 1, "quantite_g": 1200, "prix_kg": 700}]}');
select is(pg_temp.vue('V') || ' '
    || (expedition.presenter(essai.expedition('x')) ->> 'montant_organisation'),
  'V validée 840 840 700 1200 700', 'more than was shipped: it is open again');
select is(
  (select string_agg(concat_ws(' ', k ->> 'raison', k #>> '{avant,statut}',
      k #>> '{avant,lignes,0,prix_kg}', k #>> '{apres,lignes,0,prix_kg}', k -> 'avant' ? 'devise',
      jsonb_array_length(k -> 'maintenus')), ', ' order by c.rang)
    from correction.correction c cross join lateral correction.presenter(c) as k
    where c.entite_id = essai.vente('V')),
  'faute 500 900 f 0, faute soldée 900 700 f 1', 'each with what changed and what stays');
select is((select string_agg(e.details ->> 'raison', ', ') from journal.evenement e
    where e.action = 'vente.corriger'), 'faute, faute', 'and told in the journal');
select throws_ok('update correction.correction set raison = ''x''', '42501', null,
  'what was corrected is never edited');

select * from finish();
rollback;
