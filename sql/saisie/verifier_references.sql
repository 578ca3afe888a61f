-- Step 10: checks every entity that the payload names: it exists, was active at the operation date,
-- and has no open control of another command with more effect than a blocked capacity. `refs` maps
-- each reference field to its resolved id, null if unknown; a field with many ids (`collectes[]`,
-- `cultures[].produit_id`) maps to an object with the resolved id of each declared id; `exemptes`
-- lists what was inactive or named by an alias, and `alias` maps each alias to its record, for
-- `saisie.exiger_lue`.
-- Spec: commandes#references, commandes#dependance.
-- Motifs: reference_inconnue, reference_inactive, dependance_en_controle.
-- Chosen: docs/performance.md#rereads.
-- Why: one query checks if any of the named records has a control; only then are the controls read.
create or replace function saisie.verifier_references(
  p_contexte commande.contexte, out refs jsonb, out constats commande.constat[]) returns record
language plpgsql stable
as $$
declare
  v_references jsonb := saisie.type_lu(p_contexte.regles, p_contexte.type) -> 'references';
  v_champ text;
  v_entite text;
  v_est_liste boolean;
  v_id uuid;
  v_lue record;
  v_valeurs jsonb;
  v_sujets uuid[] := '{}';
  v_controles uuid[];
  v_inactives commande.constat[] := '{}';
  v_exemptes uuid[] := '{}';
  v_alias jsonb := '{}';
  v_inconnues commande.constat[] := '{}';
begin
  refs := '{}';
  for i in 0 .. coalesce(jsonb_array_length(v_references), 0) - 1 loop
    v_champ := v_references -> i ->> 'champ';
    v_entite := v_references -> i ->> 'entite';
    v_est_liste := v_champ like '%[]%';
    v_valeurs := null;
    foreach v_id in array case when v_est_liste then saisie.ids_nommes(p_contexte.payload, v_champ)
                            else array[(p_contexte.payload ->> v_champ)::uuid] end
    loop
      continue when v_id is null;
      v_lue := saisie.reference_lue(v_entite, v_id);
      if v_est_liste then
        v_valeurs := coalesce(v_valeurs, '{}') || jsonb_build_object(v_id, v_lue.canonique_id);
      else
        v_valeurs := coalesce(to_jsonb(v_lue.canonique_id), 'null');
      end if;
      if v_lue.canonique_id is null then
        v_inconnues := v_inconnues || ('reference_inconnue', null, null, jsonb_build_object(
          'champ', v_champ, 'entite', v_entite, 'id', v_id))::commande.constat;
        continue;
      end if;
      v_sujets := v_sujets || v_lue.canonique_id;
      if not v_lue.actif_pendant @> p_contexte.date_operation then
        v_inactives := v_inactives || ('reference_inactive', null, null, jsonb_build_object(
          'champ', v_champ, 'entite', v_entite, 'id', v_id))::commande.constat;
        v_exemptes := v_exemptes || v_lue.canonique_id;
      elsif v_lue.canonique_id <> v_id then
        v_exemptes := v_exemptes || v_lue.canonique_id;
      end if;
      if v_lue.canonique_id <> v_id then
        v_alias := v_alias || jsonb_build_object(v_id, v_lue.canonique_id);
      end if;
    end loop;
    if v_valeurs is not null then
      refs := refs || jsonb_build_object(v_champ, v_valeurs);
    end if;
  end loop;
  if v_exemptes <> '{}' then
    refs := refs || jsonb_build_object('exemptes', v_exemptes, 'alias', v_alias);
  end if;
  constats := v_inactives || v_inconnues;
  v_controles := array(
    select c.id from controle.controle c
    where c.entite_id = any (v_sujets)
      and c.statut = 'ouvert' and c.commande_id <> p_contexte.commande_id);
  if v_controles <> '{}' then
    constats := saisie.dependances(p_contexte.payload, v_references, refs, v_controles)
      || constats;
  end if;
end
$$;
