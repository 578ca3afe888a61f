-- Proposes the capacity of a producer, or the capacities of a whole group at once, for a raw
-- material in a quality state in a campaign, from the present surveys, states and yields; for a
-- closed campaign, from those at its closing.
-- Spec: capacites#proposition, packs-et-campagnes#dettes.
-- Refuses: campagne_introuvable, produit_introuvable, etat_inconnu,
--          producteur_inconnu, groupement_inconnu, rendement_inconnu and capacite_sans_parcelle
--          (when no producer is left to propose for). Locks: the producers' balances.
create or replace function capacite.demander(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger((p_requete ->> 'campagne_id')::uuid);
  v_matiere text := capacite.matiere_demandee(p_requete);
  v_etat text := p_requete ->> 'etat_code';
  v_tri record;
  v_ids uuid[];
begin
  perform capacite.exiger_etat(v_campagne, v_etat);
  v_tri := capacite.trier(v_campagne.id, capacite.producteurs_demandes(p_requete, p_le), v_matiere,
                          v_etat, p_requete ->> 'groupement_id' is not null, p_le);
  if v_tri.a_proposer = '{}' and v_tri.inchangees = 0 and v_tri.sans_rendement <> '[]' then
    raise sqlstate 'TR409' using message = 'rendement_inconnu',
      detail = jsonb_build_object('sans_rendement', v_tri.sans_rendement)::text;
  elsif v_tri.a_proposer = '{}' and v_tri.inchangees = 0 then
    raise sqlstate 'TR409' using message = 'capacite_sans_parcelle';
  end if;
  v_ids := capacite.proposer(v_campagne.id, v_tri.a_proposer, v_matiere, v_etat, null,
                             p_auteur_id, p_le);
  perform journal.consigner(p_le, 'capacite.proposer', 'campagne', v_campagne.id,
    p_requete || jsonb_build_object('capacites', v_ids));
  return json_build_object(
    'capacites', (
      select coalesce(json_agg(capacite.presenter(c) order by c.producteur_id), '[]')
      from capacite.capacite c where c.id = any (v_ids)),
    'inchangees', v_tri.inchangees, 'sans_parcelle', v_tri.sans_parcelle,
    'sans_rendement', v_tri.sans_rendement);
end
$$;
