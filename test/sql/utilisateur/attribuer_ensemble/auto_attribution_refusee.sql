-- Spec: identites-et-droits#elargissement: an account can not assign a set to itself, from now or
-- from a future day.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.attribuer(p_compte text, p_demande jsonb, p_appelant text default 'admin')
returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.attribuer_ensemble(essai.session(%L), %L, %L, essai.t())',
      p_appelant, essai.id(p_compte || ' ESSAI'), p_demande))
$$;

select is(pg_temp.attribuer('admin', '{"ensemble": "direction"}'), '403 auto_attribution_refusee',
  'now');
select is(pg_temp.attribuer('admin',
    jsonb_build_object('ensemble', 'direction', 'debut', essai.t(300))),
  '403 auto_attribution_refusee', 'later');
select is(pg_temp.attribuer('admin',
    jsonb_build_object('ensemble', 'direction', 'debut', essai.t(-9), 'fin', essai.t(-8))),
  '403 auto_attribution_refusee', 'in the past');
select is(pg_temp.attribuer('rsci', '{"ensemble": "direction"}')::jsonb ->> 'statut', 'en_cours',
  'somebody else, with what the administrator does not hold');

select * from finish();
rollback;
