-- Returns the values that the campaign of a command froze for its product. The batch has read them;
-- they are read now for a command that is judged by itself, or if the campaign was incomplete when
-- the batch opened.
-- Spec: packs-et-campagnes#pack-fige.
create or replace function collecte.figee(p_contexte commande.contexte)
returns collecte.campagne_figee
language plpgsql stable
as $$
declare
  v_campagne_id uuid := (p_contexte.refs ->> 'campagne_id')::uuid;
  v_produit_id uuid := (p_contexte.refs ->> 'produit_id')::uuid;
  v_figee collecte.campagne_figee;
begin
  foreach v_figee in array coalesce(p_contexte.figees, '{}') loop
    if v_figee.campagne_id = v_campagne_id and v_figee.produit_id = v_produit_id then
      return v_figee;
    end if;
  end loop;
  return collecte.lire_figee(v_campagne_id, v_produit_id);
end
$$;
