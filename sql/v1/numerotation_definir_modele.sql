-- POST /v1/numerotation/modeles: the next version of the numbering model; campaigns that are opened
-- from now on freeze it.
-- Spec: numerotation#segments.
-- Chosen: settings.manage.
-- Refuses: droit_manquant and what `numerotation.definir_modele` refuses.
create or replace function v1.numerotation_definir_modele(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version integer;
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'settings.manage');
  v_version := numerotation.definir_modele(p_requete -> 'segments', now(),
                                           p_requete ->> 'prefixe_entreprise');
  return (select numerotation.presenter(m) from numerotation.modele m where m.version = v_version);
end
$$;
grant execute on function v1.numerotation_definir_modele(jsonb, jsonb) to api;
