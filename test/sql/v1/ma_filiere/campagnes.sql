-- Spec: packs-et-campagnes#filiere: the open campaigns are returned, or the requested one, if it
-- was opened.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.lire(p_requete jsonb default '{}') returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  select v1.ma_filiere(essai.appelant('ESSAI', 'agent'), p_requete)::jsonb into v_reponse;
  set local role metier;
  return (select coalesce(jsonb_agg(x.value #>> '{campagne,code}'), '[]')
    from jsonb_array_elements(v_reponse -> 'filieres') as x);
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
end
$$;
select is(pg_temp.lire(), '["C26"]', 'the open one');
select campagne.creer(essai.id('suivante'), 'C27', 'Suivante', 2027, '2027-01-01', '2027-12-31',
  (select c.pack_version_id from campagne.campagne c limit 1), essai.t());
select is(pg_temp.lire('{"campagne": "C27"}'), '"409 campagne_non_ouverte"',
  'one in preparation has frozen nothing');
select is(pg_temp.lire('{"campagne": "C99"}'), '"404 campagne_introuvable"',
  'one that nobody knows');
select is(pg_temp.lire('{"campagne": "voisin"}'), '"404 campagne_introuvable"',
  'nor by another word');
update campagne.campagne set statut = 'cloturee',
  active_pendant = tstzmultirange(tstzrange(essai.t(-100), essai.t(-1))) where code = 'C26';
select is(pg_temp.lire(), '[]', 'none is open');
select is(pg_temp.lire(jsonb_build_object('campagne', upper(essai.id('campagne ESSAI')::text))),
  '["C26"]', 'a closed one, by its id');
update utilisateur.utilisateur set actif_pendant = '{}';
select is(pg_temp.lire(), '"403 compte_inactif"', 'an active member');

select * from finish();
rollback;
