-- Fixtures of settings, numbering models and codes.
create function essai.peupler_reglages(p_org uuid, p_agent uuid, p_code text) returns void
language plpgsql as $$
declare
  v_admin uuid := essai.id('admin ' || p_code);
  v_appareil uuid := essai.id('appareil ' || p_code);
begin
  insert into appareil.code_enrolement
    (organisation_id, utilisateur_id, empreinte, cree_par, cree_le, expire_le, remplace_id,
      annule_le, annule_par, raison_annulation)
  values (p_org, p_agent, 'annule', v_admin, essai.t(), essai.t(1), v_appareil, essai.t(), v_admin,
    'x');
  insert into appareil.code_vidage (organisation_id, appareil_id, empreinte, raison, cree_par,
    cree_le, expire_le)
  values (p_org, v_appareil, 'x', 'x', v_admin, essai.t(), essai.t(1));
end
$$;

create function essai.essayer(p_sql text) returns text language plpgsql as $$
declare
  v_reponse text;
begin
  execute p_sql into v_reponse;
  return v_reponse;
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment
  on function essai.essayer(text) is
  'The first value that a statement answers, or the code of its refusal.';
