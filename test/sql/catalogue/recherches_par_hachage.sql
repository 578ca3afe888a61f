-- Spec: base#plans: on analyzed tables, lookups by id on the command path use a hash index: the
-- check of a key, and the lookup.
begin;
set local plan_cache_mode = force_generic_plan;
set local enable_seqscan = off;
select plan(14);
set local role metier;
select essai.preparer();
select essai.collecter('une');
reset role;
do $$
begin
  set local session_replication_role = replica;
  for n in 1 .. 7 loop
    execute format(
      'insert into %1$s
       select (jsonb_populate_record(null::%1$s, to_jsonb(t) || jsonb_build_object(
         ''id'', gen_random_uuid(), ''code'', ''X'' || n, ''identifiant'', ''x'' || n,
         ''code_court'', ''X'' || n, ''objet_id'', gen_random_uuid()))).*
       from (select x.* from %1$s x limit 1) as t, generate_series(1, 1000) as n',
      (array['organisation.organisation', 'utilisateur.utilisateur', 'produit.produit',
             'campagne.campagne', 'appareil.appareil', 'matiere.compte', 'parcelle.parcelle'])[n]);
  end loop;
  set local session_replication_role = origin;
end
$$;
analyze organisation.organisation, utilisateur.utilisateur, produit.produit, campagne.campagne,
  appareil.appareil, matiere.compte, parcelle.parcelle;

-- Returns the index in the cached plan of a statement.
create function pg_temp.index_pris(p_requete text, p_valeurs integer) returns text
language plpgsql as $$
declare
  v_plan jsonb;
begin
  execute 'prepare cherchee as ' || p_requete;
  execute format('explain (format json) execute cherchee (%s)',
                 array_to_string(array_fill('null'::text, array[p_valeurs]), ', ')) into v_plan;
  deallocate cherchee;
  return jsonb_path_query_first(v_plan, '$.**."Index Name"') #>> '{}';
end
$$;

-- The query of PostgreSQL's own key check, as the owner of the referenced table.
set local role proprietaire;
select is(pg_temp.index_pris(
    'select 1 from only organisation.organisation x
     where "id" operator(pg_catalog.=) $1::uuid for key share of x', 1),
  'organisation_par_id', 'an organization is checked by its hash');
select is(pg_temp.index_pris(format(
    'select 1 from only %s x where "organisation_id" operator(pg_catalog.=) $1::uuid
       and "id" operator(pg_catalog.=) $2::uuid for key share of x', t.nom), 2),
  t.index, t.nom || ' is checked by its hash')
from (values ('utilisateur.utilisateur', 'utilisateur_par_id'),
  ('produit.produit', 'produit_par_id'), ('campagne.campagne', 'campagne_par_id'),
  ('appareil.appareil', 'appareil_par_id'), ('matiere.compte', 'compte_par_id'),
  ('parcelle.parcelle', 'parcelle_par_id')) as t (nom, index);

-- Runs under the policies, as the rules do.
set local role metier;
select is(pg_temp.index_pris(format('select x.id from %s x where x.id = $1::uuid', t.nom), 1),
  t.index, t.nom || ' is looked up by its hash')
from (values ('organisation.organisation', 'organisation_par_id'),
  ('utilisateur.utilisateur', 'utilisateur_par_id'),
  ('produit.produit', 'produit_par_id'), ('campagne.campagne', 'campagne_par_id'),
  ('appareil.appareil', 'appareil_par_id'), ('matiere.compte', 'compte_par_id'),
  ('parcelle.parcelle', 'parcelle_par_id')) as t (nom, index);

select * from finish();
rollback;
