-- Requires the conditions to validate a payment besides its state: a second person, lines without
-- obstacles, and a beneficiary who may still be paid this amount.
-- Spec: paiements#seconde-personne, paiements#separation, identites-et-droits#deux-personnes.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: separation_des_taches, personnes_non_distinctes, creance_bloquee, paiement_excessif.
create or replace function paiement.exiger_validable(
  p_paiement paiement.paiement, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_bloquees jsonb;
begin
  if p_auteur_id = p_paiement.auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  perform paiement.exiger_distinct(p_paiement, p_auteur_id, p_le);
  perform utilisateur.exiger_personnes_distinctes(
    p_auteur_id, array[p_paiement.auteur_id], p_le);
  select jsonb_agg(jsonb_build_object('creance_id', l.id, 'raisons', l.raisons) order by l.id)
  into v_bloquees
  from (select c.id, paiement.obstacles(c) as raisons
        from paiement.reglement r
          join paiement.creance c
            on c.organisation_id = r.organisation_id and c.id = r.creance_id
        where r.paiement_id = p_paiement.id) as l
  where l.raisons <> '{}';
  if v_bloquees is not null then
    raise sqlstate 'TR409' using message = 'creance_bloquee',
      detail = jsonb_build_object('lignes', v_bloquees)::text;
  end if;
  if p_paiement.genre = 'reglement' then
    perform paiement.exiger_payable(
      paiement.titulaires(paiement.titulaire(p_paiement)), p_paiement.devise, p_paiement.montant,
      p_paiement.montant);
  end if;
end
$$;
