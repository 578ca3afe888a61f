-- Returns the referentials under which the organization holds valid certificates, but none that
-- covers this operation with these goods. Steps, storage, moves and expeditions show this as a
-- warning; nothing is refused.
-- Spec: conformite-et-certificats#hors-portee.
-- Chosen: docs/decisions/0044-portee.md.
create or replace function certificat.hors_portee(
  p_referentiels text[], p_produit_id uuid, p_activites text[], p_place emplacement.emplacement,
  p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select c.referentiel_code from certificat.certificat c
    where c.groupement_id is null and c.fournisseur_id is null
      and c.referentiel_code = any (p_referentiels) and certificat.etat_a(c.id, p_le) = 'valide'
    except
    select k.referentiel_code
    from certificat.couvrant(null, null, p_produit_id, p_activites, p_place.site,
                             array[p_place.code, p_place.nom], p_le) as k
    where k.etat = 'valide'
    order by 1);
end
$$;
