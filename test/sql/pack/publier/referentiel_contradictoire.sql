-- Spec: packs-et-campagnes#referentiels: a pack can not contradict the common catalogue about a
-- state.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.publier(p_etat jsonb) returns text language plpgsql as $$
declare
  v_document jsonb := essai.document_pack('autre') || '{"code": "autre"}';
begin
  perform pack.publier(jsonb_set(v_document, '{referentiels,0,etats,3}',
      v_document #> '{referentiels,0,etats,3}' || p_etat), essai.t());
  return 'publie';
exception
  when sqlstate 'TR409' then return sqlerrm;
end
$$;

select is(pg_temp.publier('{"rang": 9}'), 'referentiel_contradictoire',
  'a known state with another rank');
select is(pg_temp.publier('{"categorie_affichage": "conversion"}'), 'referentiel_contradictoire',
  'with another display category');
select is(pg_temp.publier('{"code": "BIO"}'), 'referentiel_contradictoire',
  'a new state at the rank of a known one');
select is(pg_temp.publier('{}'), 'publie', 'the same states');
select is((select count(*) from conformite.etat e where e.referentiel_code = 'AB'), 4::bigint,
  'the catalogue stays as it was');

select * from finish();
rollback;
