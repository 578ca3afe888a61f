-- GET /v1/numerotation/apercu: the next official number, indicative.
-- Spec: numerotation#apercu.
-- Refuses: what `numerotation.apercu` refuses, compte_inactif.
create or replace function v1.numerotation_apercu(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_actif(p_appelant, now());
  return numerotation.apercu(p_requete ->> 'campagne', p_requete ->> 'produit',
                             p_requete ->> 'nature');
end
$$;
grant execute on function v1.numerotation_apercu(jsonb, jsonb) to api;
