-- Spec: identites-et-droits#accueil: every person who has not finished the onboarding must go
-- through it.
begin;
set local role metier;
select plan(4);
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

create function pg_temp.requis(p_etat text) returns jsonb language sql as $$
  update utilisateur.utilisateur set accueil = p_etat where id = essai.id('agent ESSAI');
  select pg_temp.appeler('moi', 'agent') -> 'onboarding'
$$;
select is(pg_temp.requis(e), jsonb_build_object('requis', e <> 'termine', 'etat', e), e)
from unnest('{jamais,reporte,rouvert,termine}'::text[]) as e;

select * from finish();
rollback;
