-- Spec: identites-et-droits#ensembles: a change based on an older version is refused, and nothing
-- is written.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.modifier(p_code text, p_demande jsonb, p_compte text default 'admin',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.modifier_ensemble(essai.session(%L), %L, %L, %L)', p_compte,
      coalesce(essai.ensemble(p_code), essai.id('?')), p_demande, p_le))
$$;

select is(pg_temp.modifier('commercial', '{"version_base": 1, "libelle": "A"}')::jsonb -> 'version',
  '2', 'the first writes');
select is(pg_temp.modifier('commercial', '{"version_base": 1, "libelle": "B"}'),
  '409 version_perimee', 'the second does not');
select is(
  essai.details_de(
    format(
      $$ select utilisateur.modifier_ensemble(essai.session(), %L,
          '{"version_base": 1, "libelle": "B"}', essai.t()) $$, essai.ensemble('commercial'))),
  '{"version": 2}', 'and learns the current version');
select is(pg_temp.modifier('commercial', '{"version_base": 3}'), '409 version_perimee',
  'nor one who is ahead');
select is((select e.libelle from utilisateur.ensemble e where e.code = 'commercial'), 'A',
  'what stands is the first one''s');

select * from finish();
rollback;
