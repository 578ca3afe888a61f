-- Takes a collection, or a stated mass of it, out of the organic referentials. The mass gets the
-- best state that counts as conventional and goes back to the producer's capacity; the remaining
-- consumption must fit under the ceiling. A reception that holds the collection is updated. A mass
-- that was conventional before keeps its state.
-- Spec: file-de-controle#declassement.
-- Chosen: docs/decisions/0032-suites-qualite.md.
-- Refuses: parametre_invalide (mass beyond the collection's), capacite_insuffisante (what remains).
-- Locks: the producer's balance, then what `collecte.reprendre` locks.
create or replace function collecte.declasser(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
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
    (organisation_id, controle_id, collecte_id, referentiel_code, etat_code, quantite_g, le, entier)
  select p_controle.organisation_id, p_controle.id, v_collecte.id, r.code,
         conformite.etat_declasse(r.code), v_quantite_g, p_le, v_quantite_g = v_collecte.net_g
  from (select jsonb_object_keys(v_etats) as code
        union
        select v.referentiel_capacite
        from campagne.campagne k join pack.pack_version v on v.id = k.pack_version_id
        where k.id = v_collecte.campagne_id and v_etats = '{}') as r;

  if v_quantite_g = v_collecte.net_g then
    insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, le)
    select d.organisation_id, d.collecte_id, d.referentiel_code, d.etat_code, p_le
    from collecte.declassement d
      join collecte.etats_courants(v_collecte.id) as e on e.referentiel_code = d.referentiel_code
        and e.categorie_affichage in ('bio', 'conversion')
    where d.controle_id = p_controle.id;
    perform collecte.liberer_capacite(v_collecte.id, p_le);
  else
    perform collecte.rendre_capacite(v_collecte.id, v_quantite_g, p_le);
    perform capacite.regulariser(p_controle, p_requete, p_decideur_id, p_le);
  end if;
  perform collecte.reprendre(v_collecte, v_etats, p_le);
end
$$;
