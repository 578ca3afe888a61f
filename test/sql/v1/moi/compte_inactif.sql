-- Spec: identites-et-droits#moi: 403 `compte_inactif` on any-member routes.
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

update utilisateur.utilisateur set statut = 'suspendu', actif_pendant = '{}'
where id = essai.id('agent ESSAI');
select is(pg_temp.appeler(f, 'agent',
    '{"campagne": "C26", "produit": "ANANAS", "nature": "MP", "code": "X"}'),
  '"403 compte_inactif"', f)
from unnest('{moi,campagnes,produits,numerotation_apercu,appareils_enroler}'::text[]) as f;

select * from finish();
rollback;
