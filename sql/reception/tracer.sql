-- Writes a reception's new state, its trace and the journal; updates the amounts due and the
-- documents. The delivery note whose last reception is rejected is judged again.
-- Spec: service#raisons, receptions#reception, paiements#difference,
--       types-de-commandes#livraison-etablir-bon.
-- Chosen: docs/decisions/0166-bons-et-devalidations.md.
create or replace function reception.tracer(
  p_id uuid, p_acte text, p_vers text, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into reception.transition
    (organisation_id, reception_id, rang, acte, de, vers, raison, auteur_id, le)
  select r.organisation_id, r.id, coalesce(max(t.rang), 0) + 1, p_acte,
         case when p_acte <> 'creer' then r.statut end, p_vers, p_raison, p_auteur_id, p_le
  from reception.reception r
    left join reception.transition t
      on t.organisation_id = r.organisation_id and t.reception_id = r.id
  where r.id = p_id
  group by r.organisation_id, r.id;
  update reception.reception r set statut = p_vers where r.id = p_id;
  if p_acte in ('valider', 'annuler', 'devalider') then
    perform paiement.arreter(p_id, p_auteur_id, p_le);
  end if;
  if p_vers = 'rejetée' then
    perform livraison.constater(r.bon_id, p_le)
    from reception.reception r
    where r.id = p_id and r.bon_id is not null
      and not exists (select from livraison.receptions(r.bon_id));
  end if;
  perform document.suivre('reception', p_acte, p_id, p_le);
  perform journal.consigner(p_le, 'reception.' || p_acte, 'reception', p_id,
                            jsonb_build_object('statut', p_vers, 'raison', p_raison));
end
$$;
