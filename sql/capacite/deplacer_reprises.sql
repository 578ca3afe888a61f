-- Moves consumption from before the organization used the service to the kept producer of a merge,
-- in every campaign. When a merge is undone, moves the part of the given producers (`p_titulaires`)
-- back.
-- Spec: capacites#fusion, capacites#reprise.
-- Locks: the kept producer's balances, in the order of their keys.
create or replace function capacite.deplacer_reprises(
  p_perdu uuid, p_garde uuid, p_le timestamptz, p_titulaires uuid[] default null) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reprise record;
begin
  for v_reprise in
    select r.capacite_id, r.campagne_id, r.matiere_code, r.etat_code,
           sum(r.quantite_g)::bigint as quantite_g
    from capacite.reprise r
    where r.producteur_id = p_perdu and (p_titulaires is null or exists (
      select from capacite.capacite c
      where c.id = r.capacite_id and c.producteur_id = any (p_titulaires)))
    group by r.capacite_id, r.campagne_id, r.matiere_code, r.etat_code
    having sum(r.quantite_g) <> 0
    order by r.campagne_id, r.matiere_code, r.etat_code
  loop
    perform capacite.verrouiller_soldes(
      v_reprise.campagne_id, array[p_garde], v_reprise.matiere_code, v_reprise.etat_code);
    perform capacite.consigner_reprise(
      v_reprise.capacite_id, v_reprise.campagne_id, t.producteur_id, v_reprise.matiere_code,
      v_reprise.etat_code, t.sens * v_reprise.quantite_g, p_le)
    from (values (p_perdu, -1), (p_garde, 1)) as t (producteur_id, sens);
  end loop;
end
$$;
