-- Admits the difference between a collection and its reception, with a reason: the difference is
-- then due at the price of the rest. A larger difference that arises later must be admitted again.
-- Spec: paiements#ecart, paiements#separation.
-- Refuses: ligne_inconnue (no such line, or one that is no difference), separation_des_taches (who
--          recorded the collection), ecart_deja_admis (no more than that differs now).
-- Locks: the reception.
create or replace function paiement.admettre(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_creance paiement.creance;
  v_reception reception.reception;
begin
  select c.* into v_creance from paiement.creance c where c.id = p_id and c.genre = 'ecart';
  if v_creance.id is null then
    raise sqlstate 'TR404' using message = 'ligne_inconnue';
  elsif exists (select from collecte.collecte c
                where c.id = v_creance.collecte_id and c.utilisateur_id = p_auteur_id) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  select r.* into v_reception
  from reception.reception r where r.id = v_creance.reception_id for update;
  insert into paiement.ecart_admis
    (organisation_id, reception_id, collecte_id, version, ecart_g, raison, auteur_id, le)
  select v_reception.organisation_id, v_reception.id, m.collecte_id,
         coalesce(x.version, 0) + 1, m.ecart_g, p_raison, p_auteur_id, p_le
  from paiement.masses_dues(v_reception) as m
    left join paiement.dernier_ecart_admis(v_reception.id) as x on x.collecte_id = m.collecte_id
  where m.collecte_id = v_creance.collecte_id and m.ecart_g > coalesce(x.ecart_g, 0);
  if not found then
    raise sqlstate 'TR409' using message = 'ecart_deja_admis';
  end if;
  perform paiement.aligner(v_creance.reception_id, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'paiement.admettre', 'creance', p_id,
                            jsonb_build_object('raison', p_raison));
  return paiement.lignes_de(v_creance.reception_id);
end
$$;
