-- Creates a lot: its account with an empty balance, its first state, its place and its quality
-- states. A later movement brings its matter.
-- Spec: lots#statuts.
-- Refuses: qualite_non_admise (the place).
create or replace function lot.naitre(
  p_lot lot.lot, p_etats jsonb, p_origine_etats text, p_auteur_id uuid, p_le timestamptz)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := coalesce(p_lot.id, gen_random_uuid());
begin
  assert p_lot.statut in ('brouillon', 'en_attente'), 'a lot is born brouillon or en_attente';
  insert into lot.lot
    (organisation_id, id, campagne_id, nature, produit_id, statut, reception_id, etape_id,
     sortie_id, reprise_id, comptage_id, parent_id, emplacement_id, cree_le, auteur_id)
  values (core.organisation_id(), v_id, p_lot.campagne_id, p_lot.nature, p_lot.produit_id,
          p_lot.statut, p_lot.reception_id, p_lot.etape_id, p_lot.sortie_id, p_lot.reprise_id,
          p_lot.comptage_id, p_lot.parent_id, p_lot.emplacement_id, p_le, p_auteur_id);
  insert into matiere.solde (organisation_id, compte_id, produit_id, quantite_g)
  values (core.organisation_id(), matiere.compte_de('lot', v_id), p_lot.produit_id, 0);
  insert into lot.transition (organisation_id, lot_id, rang, acte, vers, auteur_id, le)
  values (core.organisation_id(), v_id, 1, 'naitre', p_lot.statut, p_auteur_id, p_le);
  insert into lot.deplacement_lot (organisation_id, lot_id, emplacement_id, auteur_id, le)
  values (core.organisation_id(), v_id, p_lot.emplacement_id, p_auteur_id, p_le);
  perform lot.qualifier(v_id, p_etats, p_origine_etats, null, p_auteur_id, p_le);
  if p_lot.statut = 'en_attente' then
    perform lot.exiger_place(v_id, p_lot.emplacement_id);
  end if;
  return v_id;
end
$$;
