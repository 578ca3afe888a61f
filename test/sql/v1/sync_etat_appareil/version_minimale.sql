-- Spec: appareils#etat: for each type the present version and the oldest accepted version are
-- returned.
begin;
set local role metier;
select plan(2);
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

create function pg_temp.minimale(p_courante integer) returns jsonb language sql as $$
  select essai.en_tant_que(session_user::text,
    format('update commande.type_commande set courante = %s', p_courante));
  select pg_temp.appeler('sync_etat_appareil', 'agent',
    jsonb_build_object('appareil_id', essai.id('appareil ESSAI'))) #>
  '{versions_minimales,schemas,collecte.enregistrer}'
$$;
select is(pg_temp.minimale(1), '{"courante": 1, "minimale": 1}',
  'a first version has none before it');
select is(pg_temp.minimale(5), '{"courante": 5, "minimale": 4}', 'the fifth takes the fourth');

select * from finish();
rollback;
