-- The open controls that forbid the validation of a capacity: those about its producer or a plot of
-- its lines whose motif bars capacities.
-- Spec: Control queue, «effect while open»: doublon_identite, «no capacity»; polygone_invalide,
--       chevauchement_parcelle, «capacity cannot be validated».
create or replace function capacite.empechements(p_producteur_id uuid, p_lignes jsonb)
returns setof controle.controle
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select k.*
  from controle.controle k join controle.motif m on m.motif = k.motif
  where k.statut = 'ouvert' and m.effet in ('capacite_bloquee', 'capacite_et_paiement_bloques')
    and k.entite_id = any (p_producteur_id || array(
      select (l.value ->> 'parcelle_id')::uuid from jsonb_array_elements(p_lignes) as l))
  order by k.ouvert_le, k.rang
$$;
