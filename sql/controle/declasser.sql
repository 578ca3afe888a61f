-- Takes a collection, or a stated mass of it, out of the organic referential: its state becomes the best one that displays as
-- conventional, and the mass goes back to the producer's capacity.
-- Spec: Control queue, capacite_depassee, «downgrade». Refuses: parametre_invalide (mass beyond the collection's).
-- Locks: the producer's balance.
create or replace function controle.declasser(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_collecte collecte.collecte;
  v_quantite_g bigint;
  v_referentiel text;
  v_etat text;
begin
  select c.* into v_collecte from collecte.collecte c where c.id = p_controle.entite_id;
  v_quantite_g := coalesce((p_requete ->> 'quantite_g')::bigint, v_collecte.net_g);
  if v_quantite_g not between 1 and v_collecte.net_g then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', 'quantite_g', 'maximum', v_collecte.net_g)::text;
  end if;
  select v.referentiel_capacite into v_referentiel
  from campagne.campagne k join pack.pack_version v on v.id = k.pack_version_id where k.id = v_collecte.campagne_id;
  v_etat := conformite.etat_declasse(v_referentiel);

  insert into collecte.declassement (organisation_id, controle_id, collecte_id, referentiel_code, etat_code, quantite_g, le)
  values (p_controle.organisation_id, p_controle.id, v_collecte.id, v_referentiel, v_etat, v_quantite_g, p_le);
  if v_quantite_g = v_collecte.net_g then
    insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, le)
    values (p_controle.organisation_id, v_collecte.id, v_referentiel, v_etat, p_le);
    perform collecte.liberer_capacite(v_collecte.id, p_le);
  else
    perform collecte.rendre_capacite(v_collecte.id, v_quantite_g, p_le);
  end if;
end
$$;
