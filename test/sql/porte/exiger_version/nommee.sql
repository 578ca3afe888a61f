-- Spec: api#versions-des-fiches: a change passes if it names the present version, or any version.
begin;
set local role metier;
select plan(2);

create function pg_temp.refus(p_versions jsonb) returns text language plpgsql as $$
begin
  perform porte.exiger_version(jsonb_build_object('versions', p_versions), '{"nom" : "é"}');
  return 'passe';
exception when sqlstate 'TR412' then
  return sqlerrm;
end
$$;
select results_eq($$
  select pg_temp.refus(v.versions::jsonb)
  from (values ('["*"]'), ('["\"f4b4e5da\"", "\"VERSION\""]'), ('["\"*\""]'), ('[]'),
               ('["VERSION"]')) as v (versions)
$$, array['passe', 'fiche_changee', 'fiche_changee', 'fiche_changee', 'fiche_changee'],
  'a star names any; what only looks like one names none');
select is(pg_temp.refus(jsonb_build_array(format('"%s"', left(encode(sha256(convert_to(
  '{"nom" : "é"}', 'UTF8')), 'hex'), 32)))), 'passe', 'the digest of what the record is shown as');

select * from finish();
rollback;
