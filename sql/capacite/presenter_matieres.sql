-- Presents the capacities of a campaign as its figures show them. Masses in g of raw material.
-- Spec: packs-et-campagnes#tableau.
create or replace function capacite.presenter_matieres(p_campagne_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'matiere_code', m.matiere_code, 'etat_code', m.etat_code, 'capacites', m.capacites,
      'plafond_g', m.plafond_g, 'consomme_g', m.consomme_g,
      'sans_plafond_g', m.sans_plafond_g) order by m.matiere_code, m.etat_code), '[]')
    from capacite.par_matiere(p_campagne_id) as m);
end
$$;
