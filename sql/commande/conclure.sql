-- Step 13: writes the rows that every command leaves: controls, result, audit entry.
-- Spec: commandes#ecriture, file-de-controle#file.
create or replace function commande.conclure(
  p_contexte commande.contexte, p_effet commande.effet) returns jsonb
language plpgsql
as $$
declare
  v_resultat commande.commande_resultat;
  v_constat commande.constat;
  v_motifs text[] := '{}';
  v_entree bigint;
begin
  if p_effet.constats <> '{}' then
    insert into controle.controle
      (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
    select p_contexte.organisation_id, p_contexte.commande_id, c.motif, p_contexte.utilisateur_id,
           coalesce(c.entite, p_effet.entite),
           coalesce(c.entite_id, (p_effet.entites ->> p_effet.entite)::uuid),
           c.details, p_contexte.recue_le
    from unnest(p_effet.constats) as c;
    foreach v_constat in array p_effet.constats loop
      if v_constat.motif <> all (v_motifs) then
        v_motifs := v_motifs || v_constat.motif;
      end if;
    end loop;
  end if;

  insert into commande.commande_resultat
    (organisation_id, commande_id, appareil_id, issue, motifs, alertes, numero_officiel, entites,
     date_operation, recue_le, details)
  values (p_contexte.organisation_id, p_contexte.commande_id, p_contexte.appareil_id,
          case when v_motifs = '{}' then 'acceptee' else 'acceptee_controle' end, v_motifs,
          p_effet.alertes, p_effet.numero_officiel, p_effet.entites, p_contexte.date_operation,
          p_contexte.recue_le, commande.remarquer(p_contexte))
  returning * into v_resultat;

  v_entree := journal.consigner(p_contexte.recue_le, 'commande.' || v_resultat.issue, 'commande',
    p_contexte.commande_id, jsonb_build_object(
      'type', p_contexte.type, 'motifs', v_resultat.motifs, 'entites', v_resultat.entites),
    p_contexte.appareil_id, p_contexte.commande_id);
  return jsonb_build_object('resultat', commande.resultat(v_resultat));
end
$$;
