-- Spec: commandes#rejets: holders of the right to manage devices read them, latest first, by pages.
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

select from generate_series(1, 3) as i,
  lateral essai.collecter('r' || i, '{}', jsonb_build_object('utilisateur_id', essai.id('?')));
create function pg_temp.liste(p_requete jsonb) returns text language sql as $$
  select string_agg(x ->> 'sequence', ' ' order by r)
  from jsonb_array_elements(pg_temp.appeler('rejets', 'admin', p_requete) -> 'rejets') with
  ordinality as e (x, r)
$$;

select is(pg_temp.liste('{}'), '3 2 1', 'the latest first');
select is(pg_temp.liste('{"limite": 2}'), '3 2', 'a page');
select is(
  pg_temp.liste(jsonb_build_object('limite', 2, 'curseur',
      pg_temp.appeler('rejets', 'admin', '{"limite": 2}') -> 'suivant')),
  '1',
  'the next one');
select is(pg_temp.appeler('rejets', 'admin', '{"limite": 3}') -> 'suivant', 'null',
  'nothing after the last');
select is(pg_temp.liste(jsonb_build_object('appareil_id', essai.id('?'))), null,
  'of another device: none');

select * from finish();
rollback;
