-- Finds a proposed capacity and locks it for a decision.
-- Spec: capacites#validation.
-- Refuses: capacite_inconnue, capacite_deja_decidee (validated, refused or replaced).
-- Locks: the producer's balance, then the capacity.
create or replace function capacite.ouvrir_decision(p_id uuid, p_acte text)
returns capacite.capacite
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_capacite capacite.capacite;
begin
  select c.* into v_capacite from capacite.capacite c where c.id = p_id;
  if v_capacite.id is null then
    raise sqlstate 'TR404' using message = 'capacite_inconnue';
  end if;
  perform capacite.verrouiller_soldes(v_capacite.campagne_id, array[v_capacite.producteur_id],
                                      v_capacite.matiere_code, v_capacite.etat_code);
  select c.* into v_capacite from capacite.capacite c where c.id = p_id for no key update;
  perform acte.exiger('capacite', p_id, v_capacite.statut, p_acte);
  return v_capacite;
end
$$;
