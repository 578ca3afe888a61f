-- Spec: contrats-et-devises#taux: a rate is between two currencies of ISO 4217; the last one set
-- for a date prevails, and none is edited.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.fixer(p_source text, p_cible text, p_valeur text, p_jour integer default 0)
returns void language sql as $$
  select devise.fixer_taux(jsonb_build_object('source', p_source, 'cible', p_cible, 'valeur',
      p_valeur, 'raison', 'Cours'), essai.id('admin ESSAI'), essai.t(p_jour))
$$;
select is(essai.refus('select pg_temp.fixer(''EUR'', ''ZZZ'', ''1'')'), '404 devise_inconnue',
  'no currency');
select is(essai.refus('select pg_temp.fixer(''ZZZ'', ''EUR'', ''1'')'), '404 devise_inconnue',
  'on either side');
select throws_ok($$ select pg_temp.fixer('EUR', 'EUR', '1') $$, '23514', null, 'against itself');
select throws_ok($$ select pg_temp.fixer('EUR', 'XOF', '0') $$, '23514', null, 'zero');
select pg_temp.fixer('EUR', 'XOF', '655.957'), pg_temp.fixer('EUR', 'XOF', '655', 1);
insert into devise.taux (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
select core.organisation_id(), 'EUR', 'XOF', 650, essai.t(), 'Corrigé', essai.id('admin ESSAI'),
  essai.t(2);
select is((select (devise.taux_en_vigueur('EUR', 'XOF', essai.t())).valeur), 650::numeric,
  'of two of one date, the one set last');
select is((select count(*) from journal.evenement e where e.action = 'taux.fixer'), 2::bigint,
  'journaled');

select * from finish();
rollback;
