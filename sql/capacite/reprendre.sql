-- Proposes a capacity that was approved elsewhere: its figure is given, its lines are calculated
-- from the plots known here. The mass collected elsewhere counts as consumption from now on.
-- Returns the id of the proposal, and remarks: a figure that differs from the plots' total, or a
-- collected mass above the capacity.
-- Spec: capacites#reprise.
-- Chosen: docs/decisions/0082-ouverture-en-cours-d-annee.md.
-- Refuses: campagne_introuvable, campagne_cloturee, produit_introuvable, etat_inconnu,
--          producteur_inconnu, capacite_deja_connue, capacite_sans_parcelle, rendement_inconnu.
-- Locks: the producer's balance.
create or replace function capacite.reprendre(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz, out id uuid, out avertissements jsonb)
returns record
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne :=
    campagne.exiger_non_cloturee((p_requete ->> 'campagne_id')::uuid);
  v_matiere text := capacite.matiere_demandee(p_requete);
  v_etat text := p_requete ->> 'etat_code';
  v_producteur_id uuid := (capacite.producteurs_demandes(p_requete, p_le))[1];
  v_capacite_g bigint := p_requete -> 'capacite_g';
  v_deja_g bigint := coalesce((p_requete -> 'deja_collecte_g')::bigint, 0);
  v_ici record;
  v_sans_rendement uuid[];
begin
  perform capacite.exiger_etat(v_campagne, v_etat);
  perform capacite.verrouiller_soldes(v_campagne.id, array[v_producteur_id], v_matiere, v_etat);
  if exists (
    select from capacite.capacite c
    where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
        = (v_campagne.id, v_producteur_id, v_matiere, v_etat)
      and c.statut in ('proposee', 'validee', 'a_revalider'))
  then
    raise sqlstate 'TR409' using message = 'capacite_deja_connue';
  end if;
  v_ici := capacite.evaluer(v_campagne.id, v_producteur_id, v_matiere, v_etat, p_le);
  v_sans_rendement := capacite.sans_rendement(v_campagne.id, v_matiere, v_ici.lignes);
  if v_ici.lignes = '[]' then
    raise sqlstate 'TR409' using message = 'capacite_sans_parcelle';
  elsif v_sans_rendement <> '{}' then
    raise sqlstate 'TR409' using message = 'rendement_inconnu',
      detail = jsonb_build_object('parcelles', v_sans_rendement)::text;
  end if;
  insert into capacite.capacite as c
    (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
     proposee_par, proposee_le, reprise)
  values (core.organisation_id(), v_campagne.id, v_producteur_id, v_matiere, v_etat, v_capacite_g,
          v_ici.lignes, p_auteur_id, p_le, true)
  returning c.id into id;
  if v_deja_g > 0 then
    perform capacite.consigner_reprise(
      id, v_campagne.id, v_producteur_id, v_matiere, v_etat, v_deja_g, p_le);
  end if;
  perform journal.consigner(p_le, 'capacite.reprendre', 'capacite', id, p_requete);
  avertissements := to_jsonb(array(
    select jsonb_build_object('code', a.code, 'details', jsonb_build_object(
      'reprise_g', v_capacite_g, 'calculee_g', v_ici.capacite_g, 'deja_collecte_g', v_deja_g))
    from (values ('capacite_differente', v_capacite_g <> v_ici.capacite_g),
                 ('capacite_depassee', v_deja_g > v_capacite_g)) as a (code, vraie)
    where a.vraie));
end
$$;
