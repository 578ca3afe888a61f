-- Takes a collection, or a stated mass of it, out of the organic referentials: the mass takes the
-- best state that displays as conventional and goes back to the producer's capacity; what remains
-- must fit under the ceiling.
-- Spec: Control queue, capacite_depassee, «downgrade».
-- Refuses: parametre_invalide (mass beyond the collection's), capacite_insuffisante (what remains).
-- Locks: the producer's balance, then what `reception.reprendre` locks.
create or replace function controle.declasser(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_collecte collecte.collecte;
  v_etats jsonb := collecte.etats(p_controle.entite_id);
  v_quantite_g bigint;
begin
  select c.* into v_collecte from collecte.collecte c where c.id = p_controle.entite_id;
  v_quantite_g := coalesce((p_requete ->> 'quantite_g')::bigint, v_collecte.net_g);
  if v_quantite_g not between 1 and v_collecte.net_g then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', 'quantite_g', 'maximum', v_collecte.net_g)::text;
  end if;

  insert into collecte.declassement
    (organisation_id, controle_id, collecte_id, referentiel_code, etat_code, quantite_g, le)
  select p_controle.organisation_id, p_controle.id, v_collecte.id, e.referentiel_code,
         conformite.etat_declasse(e.referentiel_code), v_quantite_g, p_le
  from collecte.etats_courants(v_collecte.id) as e
  where e.categorie_affichage in ('bio', 'conversion');

  if v_quantite_g = v_collecte.net_g then
    insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, le)
    select d.organisation_id, d.collecte_id, d.referentiel_code, d.etat_code, p_le
    from collecte.declassement d where d.controle_id = p_controle.id;
    perform collecte.liberer_capacite(v_collecte.id, p_le);
    perform reception.reprendre(v_collecte, v_etats, p_le);
  else
    perform collecte.rendre_capacite(v_collecte.id, v_quantite_g, p_le);
    perform controle.regulariser(p_controle, p_requete, p_decideur_id, p_le);
  end if;
end
$$;
