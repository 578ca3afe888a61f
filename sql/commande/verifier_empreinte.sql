-- Step 6: checks that the fingerprint, which the caller recomputed over the canonical JSON, equals
-- the declared one.
-- Spec: commandes#empreinte-verifiee.
-- Motifs: empreinte_incoherente.
create or replace function commande.verifier_empreinte(
  p_declaree text, p_calculee text) returns commande.effet
language plpgsql immutable
as $$
begin
  if p_calculee <> p_declaree then  -- null: not canonical JSON at all, which is step 7's matter
    return commande.mettre_de_cote('empreinte_incoherente',
      jsonb_build_object('declaree', p_declaree, 'calculee', p_calculee));
  end if;
  return null;
end
$$;
