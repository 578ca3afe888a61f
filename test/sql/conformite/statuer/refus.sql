-- Spec: api#refus-de-la-base: a violated constraint is `statut_refuse`, with the database's message
-- and the constraint's name.
begin;
set local role metier;
select plan(12);
select essai.preparer();
select essai.grille();

select is(essai.statuer('parcelle VOISIN', 'C1', essai.t(-10)), '404 parcelle_inconnue',
  'a plot that is not there');
select is(essai.statuer('parcelle Kossi', 'C1', essai.t(-10), '{"referentiel_code": "NULLE"}'),
  '404 referentiel_inconnu', 'a referential that nobody has');
select is(essai.statuer('parcelle Kossi', 'TR', essai.t(-10), '{"referentiel_code": "NOP"}'),
  '409 referentiel_non_coche', 'one that the organization does not use');
select is(essai.statuer('parcelle Kossi', 'AB', essai.t(-200)), '409 statut_inchange',
  'what is said already');
select is(essai.statuer('parcelle Kossi', 'AB', essai.t(-199)), 'AB',
  'from another day, it is said anew');
select is(essai.statuer('parcelle Kossi', 'ZZ', essai.t(-10)), '409 statut_refuse',
  'a state that the catalogue does not know');
select is(essai.statuer('parcelle Kossi', 'C1', essai.t(1)), '409 statut_refuse', 'a day to come');
select is(essai.statuer('parcelle Kossi', 'C1', essai.t()), 'C1', 'today is none');
do $$
declare
  v_detail text;
begin
  perform conformite.statuer(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'),
      'referentiel_code', 'AB', 'etat_code', 'ZZ',
    'depuis', essai.t(), 'raison', 'x'), essai.id('rsci ESSAI'), essai.t());
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  perform set_config('essai.detail', v_detail, true);
end
$$;
select is(current_setting('essai.detail')::jsonb ->> 'contrainte', 'revision_etat_connu',
  'the constraint is named');
select matches(current_setting('essai.detail')::jsonb ->> 'message',
  'violates foreign key constraint', 'with the database''s message');
select is((select count(*) from conformite.revision), 3::bigint, 'a refusal writes nothing');
select results_eq($$ select e.action, e.entite_id, e.details ->> 'etat_code'
    from journal.evenement e where e.entite = 'parcelle' order by e.id desc limit 1 $$,
  $$ values ('conformite.statuer', essai.id('parcelle Kossi'), 'C1') $$,
  'the journal says who stated what');

select * from finish();
rollback;
