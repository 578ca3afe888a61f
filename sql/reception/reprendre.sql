-- Processes the change of a collection that a reception holds. The lot keeps its weighed mass; the
-- difference moves between the collection's producer and the reception, as a loss or an adjustment;
-- the lot's quality and the amounts due are calculated again. A collection that now belongs to
-- another group or campaign than its reception gets a control. A later correction replaces an
-- earlier one. An act that judges several collections calls this function at its end.
-- Spec: lots#requalification, receptions#redressement, paiements#difference.
-- Chosen: docs/decisions/0024-suites.md, 0032-suites-qualite.md.
-- Motifs: ecart_calcul.
-- Locks: the reception, then its lots by id.
create or replace function reception.reprendre(
  p_avant collecte.collecte, p_etats_avant jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_auteur_id uuid := current_setting('sillon.utilisateur_id')::uuid;
  v_reception_id uuid := collecte.reception_de(p_avant.id);
  v_collecte collecte.collecte;
  v_reception reception.reception;
  v_remplace_id uuid;
  v_mouvement_id uuid;
  v_lignes matiere.ligne[];
  v_raison text := nullif(current_setting('sillon.raison_des_reprises', true), '');
begin
  if v_reception_id is null then
    return;
  elsif coalesce(current_setting('sillon.reprises', true), '') <> '' then
    perform set_config('sillon.reprises', concat(
      current_setting('sillon.reprises'),
      case current_setting('sillon.reprises') when '[' then '' else ',' end,
      jsonb_build_object('avant', to_jsonb(p_avant), 'etats', p_etats_avant,
                         'raison', v_raison)), true);
    return;
  end if;
  perform from reception.reception r where r.id = v_reception_id for update;
  v_reception_id := collecte.reception_de(p_avant.id);
  if v_reception_id is null then  -- reversed meanwhile
    return;
  end if;
  select c.* into v_collecte from collecte.collecte c where c.id = p_avant.id;
  select r.* into v_reception from reception.reception r where r.id = v_reception_id;
  perform constat.ouvrir(
    v_collecte.commande_id, 'collecte', p_avant.id,
    array(select k from unnest(reception.comparer(v_reception, v_collecte)) as k
          where k.details ->> 'champ' = 'groupement_id'
            or to_jsonb(p_avant) ->> (k.details ->> 'champ') is null), p_le);
  if exists (select from collecte.en_garde(p_avant.id)) then
    select r.mouvement_id into v_remplace_id from reception.redressement r
    where r.collecte_id = p_avant.id and r.genre = 'correction'
      and r.mouvement_id is not null and not exists (
        select from matiere.mouvement m where m.contrepasse_id = r.mouvement_id)
    order by r.rang desc limit 1;
    if v_remplace_id is not null then
      perform matiere.contrepasser(v_remplace_id, v_auteur_id, p_le);
    end if;
    v_lignes := matiere.equilibrer(
      array(select (g.compte_id, g.produit_id, -g.quantite_g, p_avant.id)::matiere.ligne
            from collecte.en_garde(p_avant.id) as g), p_avant.id);
    if v_lignes <> '{}' then
      v_mouvement_id := matiere.mouvoir('reprise_reception', 'reception', v_reception_id, v_lignes,
                                        v_auteur_id, v_collecte.date_operation, p_le);
    end if;
  end if;
  perform reception.consigner_redressement(
    v_reception_id, p_avant.id, 'correction', v_mouvement_id, v_remplace_id,
    coalesce((select k.raison from controle.controle k
              where k.entite_id = p_avant.id and k.leve_le = p_le limit 1),
             v_raison, 'Correction de la collecte'),
    collecte.differences(p_avant, p_etats_avant, v_collecte), v_auteur_id, p_le);
  perform paiement.arreter(v_reception_id, v_auteur_id, p_le);
end
$$;
