-- Writes the outputs of a draft step in place of the former ones. The n-th output keeps the n-th
-- record, to which its official number belongs.
-- Spec: numerotation#reprise.
-- Chosen: docs/decisions/0025-etapes.md.
-- Refuses: produit_introuvable, emplacement_inconnu, emplacement_ferme, referentiel_inconnu,
--          referentiel_non_coche, etat_inconnu.
create or replace function etape.ecrire_sorties(
  p_etape_id uuid, p_sorties jsonb, p_date timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sortie record;
begin
  update etape.sortie s set retiree = true
  where s.etape_id = p_etape_id and s.rang > jsonb_array_length(p_sorties);
  for v_sortie in
    with demande as materialized (
      select s.rang, s.value ->> 'nature' as nature,
             (s.value ->> 'quantite_g')::bigint as quantite_g,
             (s.value ->> 'emplacement_id')::uuid as emplacement_id,
             coalesce(s.value -> 'etats', '{}') as etats,
             (s.value ->> 'produit_id')::uuid as produit_id
      from jsonb_array_elements(p_sorties) with ordinality as s (value, rang)
    )
    select d.rang, d.nature, d.quantite_g, d.emplacement_id, d.etats, p.id as produit_id,
           d.produit_id as produit_demande
    from demande d left join produit.produit p on p.id = d.produit_id
    order by d.rang
  loop
    if v_sortie.produit_id is null then
      raise sqlstate 'TR404' using message = 'produit_introuvable',
        detail = jsonb_build_object('produit_id', v_sortie.produit_demande)::text;
    end if;
    perform emplacement.exiger_actif(v_sortie.emplacement_id, p_date);
    perform etape.exiger_etats(v_sortie.etats, p_date);
    insert into etape.sortie
      (organisation_id, etape_id, rang, nature, produit_id, quantite_g, emplacement_id, etats)
    values (core.organisation_id(), p_etape_id, v_sortie.rang, v_sortie.nature,
            v_sortie.produit_id, v_sortie.quantite_g, v_sortie.emplacement_id, v_sortie.etats)
    on conflict on constraint sortie_rang_unique do update
      set nature = excluded.nature, produit_id = excluded.produit_id,
          quantite_g = excluded.quantite_g, emplacement_id = excluded.emplacement_id,
          etats = excluded.etats, retiree = false;
  end loop;
end
$$;
