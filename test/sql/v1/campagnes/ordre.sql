-- Spec: packs-et-campagnes#campagne: campaigns are sorted by year, the latest first, then by code;
-- a status is a filter.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

select from (values ('C25B', 2025), ('C27', 2027), ('C25A', 2025)) as c (code, annee),
  lateral campagne.creer(essai.id(c.code), c.code, 'Campagne', c.annee, '2027-01-01', '2027-12-31',
    (select x.pack_version_id from campagne.campagne x limit 1), essai.t(-1));
create function pg_temp.codes(p_requete jsonb) returns text language sql as $$
  select string_agg(c ->> 'code', ' ' order by r)
  from jsonb_array_elements(pg_temp.appeler('campagnes', 'agent', p_requete) -> 'campagnes') with
  ordinality as e (c, r)
$$;

select is(pg_temp.codes('{}'), 'C27 C26 C25A C25B', 'the latest year first, then by code');
select is(pg_temp.codes('{"statut": "ouverte"}'), 'C26', 'the open one');
select is(pg_temp.codes('{"statut": "preparation"}'), 'C27 C25A C25B', 'those in preparation');
select is(pg_temp.codes('{"statut": "cloturee"}'), null, 'none closed');
select is(pg_temp.appeler('campagnes', 'agent', '{"statut": "ouverte"}') #> '{campagnes,0}',
  (select jsonb_build_object('id', c.id, 'code', 'C26', 'nom', 'Campagne 2026', 'statut', 'ouverte',
      'annee', 2026,
  'date_ouverture_prevue', '2026-01-01', 'date_cloture_prevue', '2026-12-31', 'date_ouverture',
  '2026-02-21', 'date_cloture', null, 'pack_version_id', c.pack_version_id,
  'modele_numerotation_version', 1, 'cree_le', core.horodatage(c.cree_le), 'modifie_le',
  core.horodatage(c.modifie_le),
  'pack', '{"code": "essai", "libelle": "Pack d''essai", "version": "1.0.0"}'::jsonb)
from campagne.campagne c where c.code = 'C26'), 'with the members of a campaign');

select * from finish();
rollback;
